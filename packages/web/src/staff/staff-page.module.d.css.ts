export declare const bar: string;
export declare const page: string;
export declare const tab: string;
export declare const tabs: string;
export declare const wait: string;
