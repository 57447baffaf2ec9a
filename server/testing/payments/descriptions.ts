import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const beside = fileURLToPath(new URL("../../../../shared/payments/", import.meta.url));

/**
 * Finds the vendors' own descriptions of their calls, if somebody has put them beside the repository. They are not part
 * of it.
 */
export const descriptionsFolder = `${(process.env.PAYMENT_DESCRIPTIONS ?? beside).replace(/\/$/, "")}/`;
export const hasDescriptions = existsSync(`${descriptionsFolder}stripe`) && existsSync(`${descriptionsFolder}paypal`);
