/**
 * Why an open lead needs attention: nothing is planned and no viewing is coming, it was untouched for too long, or it is
 * new, nobody else's than the reader's, and unanswered.
 */
export const attentions = ['noNextStep', 'untouched', 'unanswered'] as const
export type Attention = (typeof attentions)[number]
