export declare const aside: string;
export declare const ends: string;
export declare const main: string;
export declare const reactions: string;
export declare const sounds: string;
export declare const sub: string;
export declare const switches: string;
