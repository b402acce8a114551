import { scorecardFormSchema } from '@cpa/shared/contracts';

export const CRITERIA = ['skills', 'experience', 'communication'] as const;

export const RECOMMENDATIONS = scorecardFormSchema.shape.recommendation.options;
