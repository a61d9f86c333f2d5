import '../../look/promotions.css';
import { deskPlace } from '../../office/at-desk.tsx';
import { DeskList } from './desk-list.tsx';
import { PromotionSheet } from './promotion-sheet.tsx';
import { RegisterPage } from './register-page.tsx';

/** The id under which the lists for all promotions stand; ids of promotions have a hyphen. */
export const REGISTER = 'register';

/** The promotions desk: all of them, one of them, or what is kept for all. */
export function PromotionsTab() {
  const { item } = deskPlace.value;
  if (item === undefined) return <DeskList />;
  return item === REGISTER ? <RegisterPage /> : <PromotionSheet key={item} promotion={item} />;
}
