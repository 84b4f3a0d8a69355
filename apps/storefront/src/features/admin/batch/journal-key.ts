/** The entry of session storage that holds the progress of a batch. */
export const journalKey = 'batch';
