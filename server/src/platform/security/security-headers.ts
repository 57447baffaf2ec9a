import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Lists hosts that a configured payment provider needs in the browser. */
export interface ContentSources {
  scripts?: string[];
  frames?: string[];
  connections?: string[];
  images?: string[];
  /** Holds whether the provider's scripts add further scripts, which need the nonce of the response. */
  needsNonce?: boolean;
}

const nonces = new WeakMap<ServerResponse, string>();

/** Returns the nonce that an inline script of this response must carry. Each response has its own. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString("base64url");
  nonces.set(response, nonce);
  return nonce;
}

const nonceSource = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;
const none = "'none'";
const self = "'self'";

/** Returns the content security policy: our own files, plus the hosts of configured payment providers. */
export function contentSecurityPolicy(publicUrl: string, sources: ContentSources = {}) {
  const isSecure = publicUrl.startsWith("https:");
  const { scripts = [], frames = [], connections = [], images = [], needsNonce = false } = sources;
  return {
    useDefaults: false,
    directives: {
      defaultSrc: [self],
      scriptSrc: [self, ...scripts, ...(needsNonce ? [nonceSource] : [])],
      scriptSrcAttr: [none],
      // NOTE: the components that place menus, and the charts, set styles in attributes.
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, "data:", ...images],
      fontSrc: [self],
      // NOTE: older browsers do not treat the web socket of the same host as "self".
      connectSrc: [self, new URL(publicUrl).origin.replace(/^http/, "ws"), ...connections],
      frameSrc: frames.length > 0 ? [self, ...frames] : [self],
      frameAncestors: [none],
      objectSrc: [none],
      baseUri: [self],
      formAction: [self],
      manifestSrc: [self],
      workerSrc: [self],
      ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/** Lists what Stripe's and PayPal's browser scripts load, according to their documentation. */
export const stripeSources: ContentSources = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connections: ["https://api.stripe.com"],
  images: ["https://*.stripe.com"],
};

export const paypalSources: ContentSources = {
  scripts: ["https://*.paypal.com", "https://*.paypalobjects.com"],
  frames: ["https://*.paypal.com", "https://*.paypalobjects.com"],
  connections: ["https://*.paypal.com", "https://*.paypalobjects.com"],
  images: ["https://*.paypal.com", "https://*.paypalobjects.com"],
  needsNonce: true,
};

export function joinSources(...all: ContentSources[]): ContentSources {
  const join = (key: "scripts" | "frames" | "connections" | "images") => all.flatMap((sources) => sources[key] ?? []);
  return {
    scripts: join("scripts"),
    frames: join("frames"),
    connections: join("connections"),
    images: join("images"),
    needsNonce: all.some(({ needsNonce }) => needsNonce),
  };
}
