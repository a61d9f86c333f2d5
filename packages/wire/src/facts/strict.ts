import { z } from 'zod';
import { shapeError } from '../problem.ts';

/** An object with these fields and no others; the fields are named when one is not among them. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: shapeError(Object.keys(shape).join(', ') || 'nothing in it') });
