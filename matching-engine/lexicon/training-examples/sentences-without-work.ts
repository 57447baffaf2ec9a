/** Lists sentences and parts of sentences that ask for no work: courtesies, money, dates, places, tone, and what people tell of themselves. */
export const sentencesWithoutWork: readonly string[] = `
Thanks very much
Many thanks in advance
Thank you for reading this far
Please get in touch if you are interested
Drop me a line and we can talk
Call me on my mobile after six
Email is best, I am hopeless on the phone
We look forward to hearing from you
Looking forward to your reply
Happy to talk it through over coffee
We can meet in the office or by video call
Come and see us, the kettle is always on
Let me know what you think
Tell us a bit about yourself
Send us a few examples of what you have done
Please include links to your earlier work
No time wasters please
Only reply if you have time in May
Please quote a fixed price
Let us know your day rate
What would you charge
How much would something like this cost
Our budget is around two thousand pounds
Budget is about £5,000 plus VAT
We have up to eight thousand euros for everything
It should not cost more than £900
We can't pay a fortune but we pay fairly
We pay within fourteen days of the invoice
Money is tight this year
There is not much money
The budget has not been agreed yet
If there is any money left over
if the budget stretches
if the money stretches that far
if there's budget left over
if there's time
if you can manage it
if that's your thing
if that's something you do
if you know how
if it goes well
if the client signs off
if we get the funding
when that is finished
while you're at it
We need it by the end of March
It has to be ready before Christmas
The deadline is the 3rd of May
It must all be finished by Friday week
There is no rush
Start as soon as possible
We'd like to begin in the new year
Two days a week for about six months
It opens in September
We are based in Hull
We're in Truro, near the station
It is all happening in Glasgow
Somebody near Norwich would be ideal
You can work from wherever you like
We don't mind where you are
You'd have to be on site at least once a week
on the south coast
in the north of England
Local people preferred
It should feel warm and a bit old-fashioned
Nothing too corporate
Keep it simple
We like things plain
It must not look cheap
Something with a bit of humour
Bright, cheerful and not too childish
We want people to smile
It needs to be accurate
It has to be right first time
Quality matters more to us than speed
We care a lot about detail
We want it to last
It should work for everybody
Tone should be friendly but serious
We are a small family firm
We are a charity with four staff
I run a bakery with my sister
We've been going for thirty years
My husband and I took over the farm in 2011
I have just started my own business
We sell cheese to restaurants
We make furniture from old boats
City council, planning department
Housing association in the north west
Three shops and a market stall
Our customers are mostly older people
Most of our members are retired
People come to us from all over the country
They travel for miles to see it
Our visitors are families with small children
The children love it
My daughter is at university
My nephew did the last one
The last person let us down
We tried doing it ourselves and it was a disaster
We have tried everything
Nobody here has the time
None of us know how to do it
I don't know where to start
I'm not sure what I need
We're not very technical
We are not experts
I know nothing about this sort of thing
Please be patient with us
It has been a difficult year
Business is slow
Trade has been good since the summer
We are growing quickly
We moved to a bigger unit last year
The building is listed
The old mill has been empty for years
The weather here is awful
It rains a lot
There is parking outside
The room has plenty of light
It seats two hundred
There are twelve rooms
It weighs forty kilos
It comes in three sizes
about an hour long
30 seconds
twenty-four pages
A5, both sides
and so on
That's all
Nothing more than that
We have a script already
We already have the text
The photos are taken
The website is done already
We've got a logo that we like
The music is chosen already
We have our own camera team
Our in-house designer will do the rest
Someone else is doing the printing
The venue is booked
The contract is signed
We own the rights
The client is a bank
The board has to approve it
My boss wants to see it first
I need to show it to my partners
Everything goes through our committee
We have insurance
You will need a security check
You need to be vaccinated
You must be good with children
You should not mind dogs
You'd be working with our team of three
You would report to me
We are easy to work with
We make decisions quickly
We are a friendly bunch
We won't bother you with meetings
We answer emails on the same day
An agency would be fine, or one person
It can be the same person or two
We'll see
Not essential
not required
no hurry for that part
but the first part matters more
That part can wait
That bit is urgent
and it has to be done properly
and we want to do it right this time
so that people understand
so it doesn't happen again
so that our members can find it
because nobody has ever heard of us
because we are tired of it
which is a pity
which nobody understands
who really understand what we do
who knows what they are doing
someone we can trust
somebody reliable
Someone with experience in the food trade
People who have done this before
with a sense of humour
with real passion
You must love cheese
We believe in fair trade
We want to leave the world a better place
Sustainability is important to us
We are proud of what we make
It is the best ice cream in Wales
Our granny's recipe has never changed
I love the sea
We had a lovely summer
The dog is called Biscuit
Sorry for the long message
Excuse my English
I hope this makes sense
Hope that is clear
Does that sound like you
Is that possible
Can you help
Any help would be wonderful
Please help us
What should we do
What are we doing wrong
Hello
Good morning
Hi there
Kind regards
Best wishes from all of us
Yours, Margaret
The shop itself opens at the start of the summer
We are four colleagues and we share one desk
A vineyard near Whitstable
Joiner, Aberystwyth
I keep goats above Hebden
Physiotherapy practice, two rooms
Rowing club, founded in 1894
a dozen of each
about a third of that
two minutes at most
and that would be everything
No more and no less
It must not feel like an advert
It should look as though we meant it
We prefer understatement
Think of a rainy Sunday
One studio or two people who know each other
It makes no difference to us who does which part
Both are wanted
Either of them may come first
You can do them in any order
but that one is only an idea so far
though we could live without it
it is not a must
only if it is not too much trouble
provided the trustees agree
when the grant arrives
as soon as the first part is settled
Our trustees meet every second Tuesday
The landlord must agree to it
Our accountant says we can afford it
Costs are shared by three parishes
We have asked three people already and nobody replied
People keep telling us that it is time
Everybody says something else
I have put it off for years
It keeps me awake at night
We had complaints again last week
The old one broke
It was done by a cousin of mine in 2009
The previous supplier has gone out of business
We are not unhappy with what we have
The files are on a disk somewhere
Everything is in a shared folder
You will get all the material from us
We would give you a key
There is a spare desk by the window
Trains run every half hour
We pay for travel
Lunch is included
Bring boots
You will meet a lot of sheep
The dates are fixed
The dates can move by a week
before the schools break up
by the second week of term
in time for the harvest
in the first half of next year
every other month
on weekdays only
You should know your way around a farm
Experience with charities helps
Discretion is important
Somebody calm
Please no jargon when we talk
References would be good
Say how you would go about it
Tell me when you could begin
We will choose by the end of the week
We read every reply
I am writing on behalf of my mother
This is my first time asking for anything like this
I was told that you are the people to ask
to be honest
as you can imagine
if you see what I mean
more about that when we speak
the rest we can discuss
details on request
Our guests deserve better
We treat people fairly
Our staff have been with us for decades
We have won two prizes
People love our bread
We only sell what we would eat ourselves
The oldest tree here is from 1650
From the terrace you can see the sea
We hold four concerts a year
We teach children to swim
We lend tools to neighbours
We repair clocks
I breed ponies
Membership has doubled since the pandemic
The market is crowded
Bigger firms have more money than us
Nobody under thirty comes any more
The neighbours are worried
There was an article in the local paper
so that everyone can join in
so that it does not look cheap
so that we can use it for years
because the old one is worn out
since we moved
which is why I am asking
who is patient with beginners
who will tell us the truth
that lasts
with some charm
without fuss
in English
on both sides
in black and white
for grown-ups
for children aged six to ten
for our visitors
for people who cannot see well
`
  .trim()
  .split("\n");
