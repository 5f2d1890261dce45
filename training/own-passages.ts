/** The sets of passages written for this project in today's language, by the beginnings of their files in `passages/`. */
export const OWN_SETS = ['own', 'next', 'aimed', 'spread', 'told', 'tried'] as const
