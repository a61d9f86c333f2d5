/** The signs between the figures of a number: before its decimals, and between its thousands. */
export type Marks = { readonly point: string; readonly thousands: string };

/** How plots write numbers. */
export type Numbers = {
  /** A number for an axis or a label: thousands apart, no more decimals than it needs. */
  readonly figure: (value: number, places?: number) => string;
  /** A share as a percentage of three figures: `35.2 %`, `2.74 %`, `0.0312 %`. */
  readonly percent: (share: number) => string;
};

const international: Marks = { point: '.', thousands: '\u00a0' };

export function numbersWith({ point, thousands }: Marks = international): Numbers {
  const figure: Numbers['figure'] = (value, places = 2) => {
    const [whole = '', decimals] = String(Number(Math.abs(value).toFixed(places))).split('.');
    const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole;
    const sign = value < 0 && !/^0*$/.test(`${whole}${decimals ?? ''}`) ? '−' : '';
    return `${sign}${grouped}${decimals === undefined ? '' : `${point}${decimals}`}`;
  };
  const percent: Numbers['percent'] = (share) => {
    const value = share * 100;
    if (value === 0 || Math.abs(value) >= 100) return `${figure(value)}\u00a0%`;
    const places = Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value)))));
    return `${value.toFixed(places).replace('-', '−').replace('.', point)}\u00a0%`;
  };
  return { figure, percent };
}
