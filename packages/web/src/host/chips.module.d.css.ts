export declare const presets: string;
export declare const rack: string;
export declare const row: string;
export declare const shown: string;
