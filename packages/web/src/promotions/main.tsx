import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { PromotionsPage } from './public/promotions-page.tsx';

void boot(() => <PromotionsPage />);
