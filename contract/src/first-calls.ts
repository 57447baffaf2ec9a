/**
 * Names what pages call before they have loaded any schema. The endpoints themselves are declared from these, with everything else
 * about them.
 */
export const firstCalls = {
  getCurrentUser: { method: "GET", path: "/api/user" },
  getProduct: { method: "GET", path: "/api/product" },
  login: { method: "POST", path: "/api/login" },
  logout: { method: "POST", path: "/api/logout" },
  register: { method: "POST", path: "/api/register" },
  checkRegistration: { method: "POST", path: "/api/registration/check" },
  resendVerification: { method: "POST", path: "/api/resend-verification" },
  resumeCheckout: { method: "POST", path: "/api/checkouts/resume" },
} as const;
