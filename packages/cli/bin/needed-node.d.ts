export declare const isNewEnough: (version: string) => boolean;
export declare const nodePackages: Readonly<
  Record<'darwin-arm64' | 'darwin-x64' | 'linux-arm64' | 'linux-x64' | 'win32-x64', string>
>;
export declare function runByNeededNode(file: string, args: readonly string[]): Promise<void>;
