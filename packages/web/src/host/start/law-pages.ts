import type { Law } from '@dicepit/wire';

/** A public page about such nights, by its own title. Nothing is asked of it unless somebody opens it. */
export type LawPage = { readonly title: string; readonly by: string; readonly url: string };

const QUEENSLAND =
  'https://www.business.qld.gov.au/industries/hospitality-tourism-sport/liquor-gaming/gaming/not-profit-charitable/funny-money';
const LOT_7200 = 'https://regulations.justia.com/states/new-hampshire/lot/chapter-lot-7200';

/** Where the law of a place can be read. */
export const lawPages: Readonly<Record<Law['name'], readonly LawPage[]>> = {
  home: [],
  nsw: [
    { title: 'Gaming nights', by: 'NSW Fair Trading', url: 'https://www.fairtrading.nsw.gov.au/' },
    {
      title: 'Community Gaming Act 2018',
      by: 'NSW legislation',
      url: 'https://legislation.nsw.gov.au/view/whole/html/inforce/current/act-2018-060',
    },
  ],
  queensland: [
    { title: 'Funny money or casino nights', by: 'Business Queensland', url: QUEENSLAND },
    {
      title: 'How to conduct a lawful funny money night',
      by: 'Business Queensland',
      url: `${QUEENSLAND}/lawful`,
    },
  ],
  victoria: [
    {
      title: 'Conducting a fundraising event',
      by: 'VGCCC',
      url: 'https://vgccc.vic.gov.au/gambling/community-and-charitable-gaming/permitee-resources/fundraising-event',
    },
  ],
  'new-hampshire': [
    {
      title: 'Lot 7206.07, Game procedures',
      by: 'Justia',
      url: `${LOT_7200}/part-lot-7206/section-lot-7206-07/`,
    },
    {
      title: 'Lot 7207.04, Conduct of games of chance',
      by: 'Justia',
      url: `${LOT_7200}/part-lot-7207/lot-7207-04/`,
    },
  ],
};
