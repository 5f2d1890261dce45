/** Numbers that come with every piece beside its own vector: what the lexicon found there and what its word can bear on. */
export const PIECE_FEATURES = 21
/**
 * Of the whole window: the strongest finding of each of the lexicon's categories, and of what its words can bear on for
 * each label the most, and how many bear on it at least a little, likely, and nearly always.
 */
export const WINDOW_FEATURES = 41
/** More pieces than this were never seen in one window; with those that mark its beginning and end. */
export const MOST_PIECES = 128
export const MOST_MARKED = MOST_PIECES + 2
/** Numbers of a piece's state after the last layer. */
export const WIDTH = 384
/** The widest anything between is: the inner layer; three vectors of a piece beside each other take less. */
export const WIDEST = 1536
