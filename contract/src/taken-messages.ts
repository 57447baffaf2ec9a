/** Says beside a field that somebody else has this name or address. */
export const takenMessages = {
  username: "This username is already taken.",
  email: "An account with this email address already exists.",
} as const;
