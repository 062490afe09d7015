/** Points of the answers, one to each question: 0 never, 1 sometimes, 2 most of the time, 3 almost always. */
export type Answers = readonly number[]

export const scoreOf = (answers: Answers): number => answers.reduce((sum, points) => sum + points, 0)

/** The groups of the Problem Gambling Severity Index (Ferris and Wynne, 2001): 0, 1 to 2, 3 to 7, 8 and more. */
export const groupOf = (score: number): 'none' | 'low' | 'some' | 'high' => {
  if (score === 0) return 'none'
  if (score <= 2) return 'low'
  return score <= 7 ? 'some' : 'high'
}
