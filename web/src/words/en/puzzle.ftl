### Puzzles: one move is clearly best.

puzzle = Puzzle
puzzle-of = Puzzle: { $game }
puzzle-today = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-coming = The puzzle is being laid out …
puzzle-leave = Back to the game's page
puzzle-list = All moves
puzzle-show = Solution
puzzle-answer = Answer
puzzle-so-far = Right so far. How does it go on?
puzzle-right = You found it
puzzle-wrong = Not the best
puzzle-solution = The solution
puzzle-look = Look at the table
puzzle-why = Why?
puzzle-share = Share
puzzle-copied = The link is copied.
puzzle-again = Once more
puzzle-before = Previous
puzzle-after = Next
puzzle-door = One move is clearly best. Do you find it?
puzzle-door-solved = Solved. Tomorrow there is another.
