export const adminLimits = {
  extensionDaysMin: 1,
  extensionDaysMax: 365,
  extensionDaysDefault: 7,
  refreshMs: 30_000,
  page: 100,
  trackingNumberMax: 100,
  reasonMax: 300,
} as const;
