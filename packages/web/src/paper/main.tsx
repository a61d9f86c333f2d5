import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { PaperworkPage } from './paper-page.tsx';

void boot(() => <PaperworkPage />);
