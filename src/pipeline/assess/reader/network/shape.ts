/** Numbers that come with every piece beside its own vector: what the lexicon found there and what its word can bear on. */
export const PIECE_FEATURES = 21
/**
 * Of the whole window: the strongest finding of each of the lexicon's categories, and of what its words can bear on for
 * each label the most, and how many bear on it at least a little, likely, and nearly always.
 */
export const WINDOW_FEATURES = 41
/** More pieces than this were never seen in one window. */
export const MOST_PIECES = 128
/** Numbers of a piece's state after the last layer. */
export const WIDTH = 512
/** The widest anything between is: three vectors of a piece beside each other, or the inner layer. */
export const WIDEST = 1536
