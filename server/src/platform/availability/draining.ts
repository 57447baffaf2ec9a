/** Whether this process is about to end: it still answers, but whoever shares out the calls should choose another. */
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
