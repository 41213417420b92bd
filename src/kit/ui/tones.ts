// Colours of states, known to the server too, which declares the columns of lists.

/**
 * The colour of a state. Blue: new, or ended well. Teal: begun. Violet: viewed. Amber: waits or is due. Green: agreed, paid,
 * published. Red: overdue or failed, never a mere state.
 */
export type Tone = 'neutral' | 'blue' | 'teal' | 'violet' | 'amber' | 'green' | 'red'

const byPosition: readonly Tone[] = ['blue', 'teal', 'violet', 'amber']

/** The colour of the stage at a position of the agency's own list of stages; later ones, such as Postponed, have none. */
export const toneOfStage = (position: number, isWon: boolean, isLost: boolean): Tone =>
  isWon ? 'green' : isLost ? 'neutral' : (byPosition[position] ?? 'neutral')
