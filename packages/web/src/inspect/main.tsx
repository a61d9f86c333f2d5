import { boot } from '../shell/boot.tsx';
import '../look/wide.css';
import { InspectPage } from './inspect-page.tsx';

void boot(() => <InspectPage />);
