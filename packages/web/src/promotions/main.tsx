import { boot } from '../shell/boot.tsx';
import { PromotionsPage } from './public/promotions-page.tsx';
import '../look/wide.css';
import '../look/host.css';
import '../look/host-pages.css';
import '../look/host-sheets.css';
import '../look/promotions.css';
import '../look/promotions/public.css';

void boot(() => <PromotionsPage />);
