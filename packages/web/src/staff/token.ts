/** A one-time token that stood in the address; it is taken out, so that nobody reads it over a shoulder. */
export type Token = { readonly is: 'claim' | 'staff'; readonly token: string } | undefined;

/** The token in the address, which is taken out of it so that nobody reads it over a shoulder. */
export function takeToken(): Token {
  const token = tokenIn(location.hash);
  if (token !== undefined) history.replaceState(null, '', location.pathname);
  return token;
}

/** The token after the #, which is sent to nobody. */
export function tokenIn(hash: string): Token {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const claim = given.get('claim');
  if (claim !== null && claim !== '') return { is: 'claim', token: claim };
  const staff = given.get('staff');
  return staff !== null && staff !== '' ? { is: 'staff', token: staff } : undefined;
}
