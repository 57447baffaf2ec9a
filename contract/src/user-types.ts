export const userTypes = ["brand", "agency", "freelancer"] as const;

export const userTypeLabels: Record<(typeof userTypes)[number], string> = {
  brand: "Brand",
  agency: "Agency",
  freelancer: "Freelancer",
};
