/** Names the model, the map that shortens its vectors, and the network that reads clauses. What has another name cannot be compared. */
export const sentenceEncoderName = "universal-sentence-encoder-lite/0.2/3";
