export declare const segment: string;
export declare const segments: string;
export declare const select: string;
export declare const setting: string;
export declare const tick: string;
