// Gathers what is loaded after the page, in one file.
export { keptFiles } from "./kept-files.ts";
export { keepReplies, restoreReplies } from "./kept-replies.ts";
export { registerServiceWorker } from "./service-worker-registration.ts";
