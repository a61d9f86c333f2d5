#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { runByNeededNode } from './needed-node.js';

await runByNeededNode(fileURLToPath(new URL('../src/main.ts', import.meta.url)), process.argv.slice(2));
