/** One way to fill the screen: what stands on the page, and how it follows what it is shown. */
export type View<Shown> = {
  readonly places: readonly HTMLElement[];
  readonly show: (shown: Shown) => void;
};

/** The views that an address may ask for, and a remote goes through. */
export const viewNames = ['lobby', 'table', 'results', 'sign', 'leaders', 'rules', 'blank'] as const;

export type ViewName = (typeof viewNames)[number];

/** A view by its name or by what else it goes by; nothing where there is none of that name. */
export const viewNamed = (name: string): ViewName | undefined =>
  viewNames.find((each) => each === (name === 'leaderboard' ? 'leaders' : name));
