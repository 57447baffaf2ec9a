/** Names the model and the map that shortens its vectors. Vectors with another name cannot be compared. */
export const sentenceEncoderName = "universal-sentence-encoder-lite/0.2/1";
