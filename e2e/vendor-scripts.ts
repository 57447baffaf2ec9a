import type { Page, Request } from "@playwright/test";

/** Decides what happens in the windows of Stripe and PayPal. */
export interface VendorWindows {
  /** Confirms a card at Stripe for a client secret. */
  confirmAtStripe: (clientSecret: string, cardNumber: string) => Promise<unknown>;
  /** Approves a subscription in PayPal's window, or throws where somebody closes it. */
  approveAtPaypal: (subscriptionId: string) => Promise<void>;
}

/** Replaces the scripts of Stripe and PayPal with ours, which offer the same calls without a network. Returns the requests to both hosts. */
export async function replaceVendorScripts(page: Page, windows: VendorWindows): Promise<URL[]> {
  const asked: URL[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()));
  await page.exposeFunction("confirmAtStripe", windows.confirmAtStripe);
  await page.exposeFunction("approveAtPaypal", windows.approveAtPaypal);
  await page.route("https://js.stripe.com/**", async (route) => {
    note(route.request());
    await route.fulfill({ contentType: "text/javascript", body: stripeScript });
  });
  await page.route("https://www.paypal.com/sdk/js**", async (route) => {
    note(route.request());
    await route.fulfill({ contentType: "text/javascript", body: paypalScript });
  });
  return asked;
}

const stripeScript = `
window.Stripe = Object.assign((key) => {
  const confirm = async (kind, { elements, redirect }) => {
    if (redirect !== "if_required") throw new Error("Cards must not leave the page.");
    const { error, status } = await window.confirmAtStripe(elements.clientSecret, elements.input.value);
    return error ? { error } : { [kind]: { status } };
  };
  const elements = ({ clientSecret }) => {
    const input = document.createElement("input");
    const listeners = {};
    const element = {
      on: (name, listener) => { listeners[name] = listener; return element; },
      off: () => element,
      focus: () => input.focus(),
      update: () => {},
      focus: () => input.focus(),
      mount: (target) => {
        input.setAttribute("aria-label", "Card at Stripe");
        target.append(input);
        setTimeout(() => listeners.ready?.(element));
      },
      unmount: () => input.remove(),
      destroy: () => input.remove(),
    };
    return { clientSecret, input, create: () => element, getElement: () => element, update: () => {}, on: () => {} };
  };
  return {
    elements,
    confirmSetup: (options) => confirm("setupIntent", options),
    confirmPayment: (options) => confirm("paymentIntent", options),
    createToken: () => {}, createPaymentMethod: () => {}, confirmCardPayment: () => {}, registerAppInfo: () => {},
  };
}, { version: "endive" });
`;

// Draws with scripts inside the page that carry the nonce it was loaded with, as PayPal's own script does.
const paypalScript = `
const inside = document.createElement("script");
inside.nonce = document.querySelector("script[data-csp-nonce]").dataset.cspNonce;
inside.textContent = "window.mayDraw = true";
document.head.append(inside);
window.paypal = {
  version: "5.0.0",
  Buttons: (options) => {
    const button = document.createElement("button");
    return {
      isEligible: () => window.mayDraw === true,
      updateProps: () => Promise.resolve(),
      close: () => { button.remove(); return Promise.resolve(); },
      render: (target) => {
        button.type = "button";
        button.textContent = "Subscribe with PayPal";
        button.onclick = async () => {
          try {
            const subscriptionID = await options.createSubscription({}, {});
            await window.approveAtPaypal(subscriptionID);
            await options.onApprove({ subscriptionID }, {});
          } catch (error) {
            if (String(error).includes("closed")) options.onCancel({}, {});
            else options.onError(error);
          }
        };
        target.append(button);
        return Promise.resolve();
      },
    };
  },
};
`;
