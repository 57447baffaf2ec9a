/** Lists what is said about a score, from which one on. */
export const scoreLabels = [
  { from: 90, label: "Exceptional match based on your criteria" },
  { from: 80, label: "Strong alignment with your requirements" },
  { from: 70, label: "Good fit with several matching criteria" },
  { from: 60, label: "Reasonable match with some alignment" },
  { from: 0, label: "Potential match worth considering" },
] as const;
