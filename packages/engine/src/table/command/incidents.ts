export type IncidentsCommand =
  | { readonly type: 'ReportIncident'; readonly kind: string; readonly words: string }
  | { readonly type: 'CloseIncident'; readonly incident: string; readonly words: string };
