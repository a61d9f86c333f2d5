export declare const acts: string;
export declare const call: string;
export declare const calls: string;
