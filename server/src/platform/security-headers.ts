/** Hosts that a configured payment provider needs in the browser. */
export interface ContentSources {
  scripts?: string[];
  frames?: string[];
  connections?: string[];
  images?: string[];
}

const none = "'none'";
const self = "'self'";

/** The content security policy: nothing but our own files, plus the hosts of configured payment providers. */
export function contentSecurityPolicy(publicUrl: string, sources: ContentSources = {}) {
  const isSecure = publicUrl.startsWith("https:");
  const { scripts = [], frames = [], connections = [], images = [] } = sources;
  return {
    useDefaults: false,
    directives: {
      defaultSrc: [self],
      scriptSrc: [self, ...scripts],
      scriptSrcAttr: [none],
      // NOTE: styles in attributes are set by the widgets that place menus and by charts.
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, "data:", ...images],
      fontSrc: [self],
      // NOTE: older browsers do not count the socket of the same host as "self".
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

/** What Stripe's and PayPal's browser parts load, by their own lists. */
export const stripeSources: ContentSources = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connections: ["https://api.stripe.com"],
  images: ["https://*.stripe.com"],
};

export const paypalSources: ContentSources = {
  scripts: ["https://*.paypal.com", "https://*.paypalobjects.com"],
  frames: ["https://*.paypal.com"],
  connections: ["https://*.paypal.com"],
  images: ["https://*.paypal.com", "https://*.paypalobjects.com"],
};

export function joinSources(...all: ContentSources[]): ContentSources {
  const join = (key: keyof ContentSources) => all.flatMap((sources) => sources[key] ?? []);
  return { scripts: join("scripts"), frames: join("frames"), connections: join("connections"), images: join("images") };
}
