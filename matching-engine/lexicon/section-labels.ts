/** Lists the labels of an improved brief, in their order. Each is `Label: the person's own words`. */
export const sectionLabels = {
  need: "Need",
  about: "About us",
  where: "Where",
  when: "When",
  budget: "Budget",
  wish: "Nice to have",
  avoid: "Avoid",
} as const;
