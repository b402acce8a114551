import type { Attention, RecruiterDashboard } from '@cpa/shared/contracts';

/** Row of the attention list. */
export type AttentionItem = Attention | RecruiterDashboard['called_off'][number];
