import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { OfficePage } from './office-page.tsx';

void boot(() => <OfficePage />);
