/** One way to fill the screen: what stands on the page, and how it follows what it is shown. */
export type View<Shown> = {
  readonly places: readonly HTMLElement[];
  readonly show: (shown: Shown) => void;
};

/** The views that an address may ask for, and a remote goes through. */
export const viewNames = ['table', 'results', 'sign', 'leaderboard', 'rules', 'blank'] as const;

export type ViewName = (typeof viewNames)[number];

export const isViewName = (name: string): name is ViewName => viewNames.some((each) => each === name);
