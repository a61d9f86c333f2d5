import '../look/dealer.css';
import '../look/desk.css';
import { boot } from '../shell/boot.tsx';
import { DealerPage } from './page.tsx';

void boot(() => <DealerPage />);
