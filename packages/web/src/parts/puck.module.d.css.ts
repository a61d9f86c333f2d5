export declare const disc: string;
export declare const on: string;
export declare const puck: string;
