import type { Cv } from '@cpa/shared/contracts';
import type { RenderedCv, RenderResources } from '../templates/renderCv.ts';

export type RenderRequest = { id: number; cv: Cv } & RenderResources;
export type RenderResponse = { id: number; result: RenderedCv } | { id: number; error: string };
