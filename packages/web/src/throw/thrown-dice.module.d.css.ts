export declare const cup: string;
export declare const die: string;
export declare const glow: string;
export declare const pip: string;
export declare const shade: string;
export declare const shadow: string;
export declare const side: string;
export declare const stage: string;
