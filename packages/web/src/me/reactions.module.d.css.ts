export declare const note: string;
export declare const reactions: string;
export declare const sent: string;
