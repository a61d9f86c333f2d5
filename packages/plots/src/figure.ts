/** A number for an axis or a label: thousands apart, no more decimals than it needs. */
export function figure(value: number, places = 2): string {
  const [whole = '', decimals] = String(Number(Math.abs(value).toFixed(places))).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  const sign = value < 0 && !/^0*$/.test(`${whole}${decimals ?? ''}`) ? '−' : '';
  return `${sign}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** A share as a percentage of three figures: `35.2 %`, `2.74 %`, `0.0312 %`. */
export function percent(share: number): string {
  const value = share * 100;
  if (value === 0 || Math.abs(value) >= 100) return `${figure(value)}\u00a0%`;
  const places = Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value)))));
  return `${value.toFixed(places).replace('-', '−')}\u00a0%`;
}
