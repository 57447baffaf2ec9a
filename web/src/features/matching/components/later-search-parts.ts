// Gathers what stands below a brief once it was improved or searched with, which is loaded after the brief, in one file.
export { ImprovementPanel } from "./improvement-panel.tsx";
export { ReadingPanel } from "./reading-panel.tsx";
export { SearchResults } from "./search-results.tsx";
