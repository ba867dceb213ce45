### The guided game.

tutorial = Guided game
tutorial-of = Learn { $game }
tutorial-coming = The lesson is being laid out …
tutorial-leave = Back to the game's page
tutorial-back = Back
tutorial-next = Next
tutorial-skip = Skip ahead
tutorial-show = Show me
tutorial-yours = Your move
tutorial-far = Progress
tutorial-step = { $step } of { $steps }
tutorial-other = Other ways to play
tutorial-play = { $bots ->
    [one] Play against a bot
   *[other] Play against { $bots } bots
}
