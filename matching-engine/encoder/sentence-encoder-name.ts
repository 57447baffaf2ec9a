/** Names the network that reads clauses and encodes sentences, and what it was learnt from. What has another name cannot be compared. */
export const sentenceEncoderName = "text-network/6";
