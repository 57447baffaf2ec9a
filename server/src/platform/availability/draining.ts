/**
 * Holds whether this process is about to end. It still replies to calls, but a load balancer should choose another
 * process.
 */
export interface Draining {
  isDraining: () => boolean;
  begin: () => void;
}

export function createDraining(): Draining {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    begin: () => {
      isDraining = true;
    },
  };
}
