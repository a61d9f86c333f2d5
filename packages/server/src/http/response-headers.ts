import type { Certificate } from './certificate.ts';

/** What every answer carries, whatever it is an answer to. */
export const headersOf = (certificate: Certificate | undefined): Readonly<Record<string, string>> =>
  certificate === undefined || certificate.ownMade === true
    ? standingHeaders
    : { ...standingHeaders, ...httpsHeaders };

export const standingHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  // Pages and their files say otherwise for themselves.
  'cache-control': 'no-store',
};

/** A year; and only by a certificate that is vouched for, since a pit at home has nothing else to go back to. */
const httpsHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
};
