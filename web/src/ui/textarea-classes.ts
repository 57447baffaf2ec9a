/** Lists the classes that decide where the words of a text box stand, for what is drawn behind them too. */
export const textareaWordClasses = "px-3.5 py-2.5 leading-relaxed";
